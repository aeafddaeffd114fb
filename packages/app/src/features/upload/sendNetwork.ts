import { api } from '../../ground/api.js';
import { sendFile, type SendFileOptions } from './sendFile.js';

/** Sends a network's file to the server of this page. Never throws. */
export const sendNetwork = (file: File, options?: SendFileOptions) => sendFile(api, file, options);
